// Runs a script of this folder on Node 24: `node scripts/node-24.js start …`. Plain JavaScript, so that an older Node can read it and say
// what to do. On Linux `npm ci` installs Node 24 and npm finds it by itself.
const NEEDED = 24
const [name, ...args] = process.argv.slice(2)
if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
  process.argv = [process.argv[0], process.argv[1], ...args]
  await import(new URL(`./${name}.ts`, import.meta.url).href)
} else {
  console.error(
    `Fairground needs Node ${NEEDED} or newer; this is Node ${process.versions.node}. On Linux run npm ci once more (without --omit=optional or --ignore-scripts), elsewhere install Node ${NEEDED} from https://nodejs.org.`,
  )
  process.exitCode = 1
}
