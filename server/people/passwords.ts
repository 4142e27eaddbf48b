import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'

/** OWASP's setting for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 } as const
const SALT_BYTES = 16
/** Parallel hashes: more would only use memory, since machines have few cores. */
const AT_ONCE = 2

/** A password as it is stored: `argon2id$memory$passes$lanes$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derive(password, salt, COST)
  return ['argon2id', COST.memory, COST.passes, COST.parallelism, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Checks a password. Takes as long if there is none to compare with, so that timing does not reveal missing accounts. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [kind, memory, passes, parallelism, salt, hash] = (kept ?? (await decoy())).split('$')
  if (kind !== 'argon2id') return false
  const expected = Buffer.from(hash, 'base64url')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism), tagLength: expected.length }
  const given = await derive(password, Buffer.from(salt, 'base64url'), cost)
  return timingSafeEqual(given, expected) && kept !== undefined
}

let decoyHash: Promise<string> | undefined

function decoy(): Promise<string> {
  decoyHash ??= hashPassword(randomBytes(SALT_BYTES).toString('base64url'))
  return decoyHash
}

let running = 0
const waiting: (() => void)[] = []

async function derive(password: string, nonce: Buffer, cost: Pick<Argon2Parameters, keyof typeof COST>): Promise<Buffer> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go))
  else running++
  try {
    const message = password.normalize('NFKC')
    return await new Promise((resolve, reject) =>
      argon2('argon2id', { ...cost, message, nonce }, (error, key) => (error === null ? resolve(key) : reject(error))),
    )
  } finally {
    const next = waiting.shift()
    if (next === undefined) running--
    else next()
  }
}
