import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A self-signed certificate, with just enough DER. */
export function selfSigned(name: string): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(oid('06082a8648ce3d040302'))
  const subject = sequence(tagged(0x31, sequence(oid('0603550403'), tagged(0x0c, Buffer.from(name)))))
  const time = (year: number) => tagged(0x17, Buffer.from(`${String(year).slice(2)}0101000000Z`))
  const serial = tagged(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)]))
  const validity = sequence(time(2020), time(2049))
  const certificate = sequence(serial, algorithm, subject, validity, subject, publicKey.export({ type: 'spki', format: 'der' }))
  const signature = sign('sha256', certificate, privateKey)
  const der = sequence(certificate, algorithm, tagged(0x03, Buffer.concat([Buffer.from([0]), signature])))
  return { cert: pem('CERTIFICATE', der), key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }
}

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts))
}

function oid(hex: string): Buffer {
  return Buffer.from(hex, 'hex')
}

function pem(label: string, der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`
}
