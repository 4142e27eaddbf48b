/**
 * `npm run pack`: builds the libraries as JavaScript with types into dist/packages, each a folder that could be published, and packs
 * each as dist/packages/NAME.tgz. The sources run as they are; this is for projects elsewhere.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')
const OUT = join(ROOT, 'dist', 'packages')

/** The description of each library for its package. */
const LIBRARIES: Readonly<Record<string, string>> = {
  kernel: 'What a game is: rules, matches, verifiable chance, records, and a battery of laws to try any game by',
  protocol: 'What goes over the wire between a Fairground server and its clients: schemas, types, positions',
  kit: 'What boards of Fairground games share: choices, keys, motion, and a plain board for any game',
  games: 'Faifo, Faiyum, Fair Trade and Counterfeiters: rules, editions, words, bots and boards',
  bots: 'Players for any Fairground game, by level, and playouts',
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly exports: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
}

function run(command: string, args: readonly string[], cwd = ROOT): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`)
  return stdout
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  )
}

/** An export of the sources as an export of the package: JavaScript and its types. */
function built(source: string): { readonly types: string; readonly default: string } {
  const stem = source.replace(/\.tsx?$/, '')
  return { types: `${stem}.d.ts`, default: `${stem}.js` }
}

/** The sources export every file by its name; the package exports the built files. */
function everyFile(library: string): readonly (readonly [string, unknown])[] {
  const kinds = new Set(filesIn(join(ROOT, library)).map((file) => file.slice(file.lastIndexOf('.'))))
  return ['.ts', '.tsx', '.css'].flatMap((kind) => {
    if (!kinds.has(kind)) return []
    return [[`./*${kind}`, kind === '.css' ? './*.css' : built(`./*${kind}`)] as const]
  })
}

function manifestOf(library: string): object {
  const source = JSON.parse(readFileSync(join(ROOT, library, 'package.json'), 'utf8')) as Manifest
  const doors = Object.entries(source.exports).flatMap(([door, file]) =>
    file === './*' ? everyFile(library) : [[door, built(file)] as const],
  )
  return {
    name: source.name,
    version: source.version,
    description: LIBRARIES[library],
    license: source.license,
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: { ...Object.fromEntries(doors), './package.json': './package.json' },
    ...(source.dependencies !== undefined && { dependencies: source.dependencies }),
    ...(library === 'kernel' && { peerDependencies: { vitest: '>=3' }, peerDependenciesMeta: { vitest: { optional: true } } }),
  }
}

/** Types import other files with the same paths as the JavaScript. */
function renameImports(file: string): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/((?:from|import)\s*\(?\s*['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2'))
}

rmSync(OUT, { recursive: true, force: true })
run(join(ROOT, 'node_modules', '.bin', 'tsc'), ['-p', 'tsconfig.pack.json'])
for (const file of filesIn(OUT)) if (file.endsWith('.d.ts')) renameImports(file)

/** What the built files load. The compiler copies imported JSON itself, but now and then leaves some out without a word (TypeScript 7.0.2). */
function isLoaded(path: string): boolean {
  return /\.(css|bin|json)$/.test(path) && !/(^|\/)(node_modules|test)\/|package\.json$|\.bin\.json$/.test(path)
}

for (const library of Object.keys(LIBRARIES)) {
  const folder = join(OUT, library)
  for (const file of filesIn(join(ROOT, library))) {
    const path = relative(join(ROOT, library), file)
    if (!isLoaded(path)) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    copyFileSync(file, join(folder, path))
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(library), undefined, 2)}\n`)
  writeFileSync(
    join(folder, 'README.md'),
    `# @fairground/${library}\n\n${LIBRARIES[library]}. Part of Fairground; docs/libraries.md tells how to use it.\n`,
  )
  copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'))
  const [{ filename }] = JSON.parse(run('npm', ['pack', '--json', '--silent', '--pack-destination', OUT], folder))
  renameSync(join(OUT, filename), join(OUT, `${library}.tgz`))
}
process.stdout.write(
  `${Object.keys(LIBRARIES).length} libraries in ${relative(process.cwd(), OUT) || '.'}, each as a folder and as NAME.tgz\n`,
)
