import { join } from 'node:path'
import { openSqlite } from '../store/sqlite.ts'
import { inFolder } from './place.ts'
import { recountSuite } from './recount-suite.ts'

recountSuite('SQLite', (play) =>
  inFolder(async (folder) => {
    const store = await openSqlite(join(folder, 'test.db'))
    try {
      await play([store, store])
    } finally {
      await store.close()
    }
  }),
)
