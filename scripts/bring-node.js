// After `npm ci`: makes the Node 24 that is installed as a package the `node` of every npm script and of npx. npm 11 has linked it by then;
// npm 10, which comes with Node 20, removes the link together with the package for the other architecture. Plain JavaScript, since an
// older Node runs it.
import { existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const brought = join(`node-linux-${process.arch}`, 'bin', 'node')
const link = join('node_modules', '.bin', 'node')
const isThere = process.platform === 'linux' && existsSync(join('node_modules', brought))
if (isThere && !existsSync(link)) symlinkSync(join('..', brought), link)
