import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

/** Scripts that none of our languages uses. */
const FOREIGN_FONT = /-(cyrillic|greek|hebrew|math|symbols)[-.].*\.woff2?$/

/** Writes the service worker: with the names of all built files, and a hash that changes with any of them. */
function layingBy(): Plugin {
  return {
    name: 'laying-by',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const kept = ['index.html', ...Object.keys(bundle), ...readdirSync(join(import.meta.dirname, 'public'))]
        .filter((name) => !name.startsWith('.vite') && !FOREIGN_FONT.test(name) && !name.endsWith('.map'))
        .sort()
      const files = [...new Set(kept)]
      const sum = createHash('sha256')
      for (const file of files) sum.update(file).update(readFileSync(join(dir, file)))
      const worker = readFileSync(join(import.meta.dirname, 'sw', 'sw.js'), 'utf8')
        .replace("'__FILES__'", JSON.stringify(files.map((file) => `/${file}`)))
        .replace('__SUM__', sum.digest('hex').slice(0, 16))
      writeFileSync(join(dir, 'sw.js'), worker)
    },
  }
}

const WORTH_PACKING = /\.(js|css|svg|html|webmanifest)$/

/** Compresses every text file once and well, so that the server need not do it per request. */
function packing(): Plugin {
  return {
    name: 'packing',
    apply: 'build',
    enforce: 'post',
    async closeBundle() {
      const folder = join(import.meta.dirname, 'dist')
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => WORTH_PACKING.test(name))
      // On all cores: it is the larger part of a first start.
      await Promise.all(
        names.map(async (name) => {
          const text = readFileSync(join(folder, name))
          const [brotli, zipped] = await Promise.all([promisify(brotliCompress)(text), promisify(gzip)(text, { level: 9 })])
          writeFileSync(join(folder, `${name}.br`), brotli)
          writeFileSync(join(folder, `${name}.gz`), zipped)
        }),
      )
    },
  }
}

/** Nearly all functions of these chunks run before a table is visible. */
const AT_ONCE = /^(index|base|kit|table|TablePage|board.*|en|de|vi)$/

/** Tells browsers to compile such a chunk eagerly while it loads, off the main thread, instead of each function on its first call. */
function readingAhead(): Plugin {
  return {
    name: 'reading-ahead',
    apply: 'build',
    enforce: 'post',
    // It must be the very first line, before those that others add.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && AT_ONCE.test(chunk.name)) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
      },
    },
  }
}

/** Groups for chunks: every page, drawing, playing, every table. Browsers load few files at a time, so many small ones come late. */
const BASE =
  /\/node_modules\/(preact|@preact|lucide-static)\/|\/kernel\/(package|random|sha256|bytes)\.ts|\/bots\/(index|levels)\.ts|\/games\/index\.ts|\/board\/(cover|awning|stage|tabletop)\.svg|preload-helper|rolldown\/runtime|\/web\/(lib\/|pages\/(Failure|MessagePage)|text\/en|table\/names|people\/push|table\/(load-game|first-table|packed)|learn\/(progress|lesson)(?=\.)|offline\/(table-info|store)|campaign\/store).*\.tsx?$/
const KIT = /\/kit\/(?!plain\/).*\.tsx?$|\/protocol\/(brief|phrases)\.ts|\/kernel\/(json|outcome)\.ts/
/** Not needed to watch a table: the server plays. */
const ENGINE = /\/node_modules\/zod\/|\/(kernel|protocol)\/.*\.tsx?$|\/games\/shape\.ts/
const TABLE =
  /\/web\/(table\/(?!OfflineMark|offline-mark|early-socket|first-table|packed|RulesPanel|local)|pages\/TablePage|end\/(words|rating|text\/en)|people\/(TurnCard|Avatar|PersonActions|AwayVote|OpenQuestions|TableTools|mutes|words|text\/en)|learn\/(Tip|tips)\.|review\/hint\.ts)/
/** The rules texts, next to a table and on their own page. */
const REFERENCE = /\/web\/(table\/RulesPanel|learn\/(Illustration|picture|pieces|fitted)\.)/
/** A game's rules, and what is drawn of it, wherever that is: a table, its rules, its cards. The board itself is asked for by name and stands alone. */
const GAME =
  /\/games\/([\w-]+)\/(rules\/|edition\/|state\.ts|summary\.ts|campaign\.ts|text\/(shared|printed|speak|list|page-facts)\.ts|board\/(?!board\.tsx|workshop\/|campaign|colours\.|cover\.|awning|stage|tabletop))/
/** Style sheets shared by tables and other pages: one file instead of four. */
const SHEETS = /\/web\/(people|learn|table)\/(?!offline-mark)[\w-]+\.css$/

/** Of a game's rules a table needs only what its board and its words are made with: that comes with the board. */
function gameChunk(id: string, modules: Modules): string {
  const [, game, part] = GAME.exec(id) ?? []
  const folder = id.slice(0, id.indexOf(`/games/${game}/`) + `/games/${game}/`.length)
  const roots = ['board/board.tsx', 'text/en.ts', 'summary.ts'].map((file) => folder + file)
  return `${part.startsWith('board/') || reached(roots, folder, modules).has(id) ? 'board' : 'rules'}-${game}`
}

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** These files and everything in the folder that they import. */
function reached(roots: readonly string[], folder: string, modules: Modules): ReadonlySet<string> {
  const found = new Set<string>()
  const take = (id: string): void => {
    if (found.has(id) || !id.startsWith(folder)) return
    found.add(id)
    modules.getModuleInfo(id)?.importedIds.forEach(take)
  }
  roots.forEach(take)
  return found
}

const groups = [
  { name: 'base', test: BASE, priority: 4 },
  { name: 'kit', test: KIT, priority: 4 },
  { name: 'engine', test: ENGINE, priority: 3 },
  { name: 'reference', test: REFERENCE, priority: 3 },
  { name: 'sheets', test: SHEETS, priority: 3 },
  { name: 'table', test: TABLE, priority: 2 },
  { debugName: 'game', name: gameChunk, test: GAME, priority: 1 },
]

const JSX = { runtime: 'automatic', importSource: 'preact' } as const

/** Hides build timings: people who start the server for the first time do not need them. */
const QUIET = { bundlerTimings: false } as const

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [readingAhead(), layingBy(), packing()],
  oxc: { jsx: JSX },
  optimizeDeps: { rolldownOptions: { transform: { jsx: JSX } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: QUIET,
      input: { index: join(import.meta.dirname, 'index.html'), 'early-socket': join(import.meta.dirname, 'table', 'early-socket.ts') },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups } },
    },
  },
  worker: { format: 'es', rolldownOptions: { checks: QUIET } },
  server: { port: 5173, proxy: { '/api': { target: process.env.FAIRGROUND_SERVER ?? 'http://127.0.0.1:8080', ws: true } } },
})
