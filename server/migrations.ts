import { migrations as clubMigrations } from './clubs/migrations.ts'
import { migrations as clusterMigrations } from './cluster/migrations.ts'
import { migrations as editionMigrations } from './editions/migrations.ts'
import { migrations as hostMigrations } from './host/migrations.ts'
import { migrations as matchmakingMigrations } from './matchmaking/migrations.ts'
import { migrations as noticeMigrations } from './notices/migrations.ts'
import { migrations as peopleMigrations } from './people/migrations.ts'
import { migrations as reviewMigrations } from './review/migrations.ts'
import type { Migration } from './store/migrate.ts'
import { migrations as tableMigrations } from './tables/storage/migrations.ts'
import { migrations as tournamentMigrations } from './tournaments/migrations.ts'

/** All migrations of the server. */
export const migrations: readonly Migration[] = [
  ...hostMigrations,
  ...peopleMigrations,
  ...noticeMigrations,
  ...tableMigrations,
  ...clusterMigrations,
  ...matchmakingMigrations,
  ...tournamentMigrations,
  ...clubMigrations,
  ...editionMigrations,
  ...reviewMigrations,
]
