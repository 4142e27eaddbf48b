import { onOneSqlite } from './place.ts'
import { recountSuite } from './recount-suite.ts'

recountSuite('SQLite', onOneSqlite)
