import { recountSuite } from './recount-suite.ts'
import { onOneSqlite } from './temporary.ts'

recountSuite('SQLite', onOneSqlite)
