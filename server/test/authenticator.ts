import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { Json } from './serving.ts'

/** A passkey in software: what a browser and its authenticator do together, with just enough CBOR. */
export class Authenticator {
  private readonly origin: string
  private readonly id = randomBytes(16)
  private readonly privateKey: KeyObject
  private readonly publicKey: Buffer
  private counter = 0

  constructor(origin: string) {
    this.origin = origin
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.privateKey = pair.privateKey
    const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' })
    // COSE: kty EC2, alg ES256, crv P-256, x, y
    this.publicKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
  }

  /** Answers `navigator.credentials.create`. */
  create(options: Json): Json {
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, this.publicKey])
    const data = Buffer.concat([this.head(options.rp.id, 0x45), credential])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      Buffer.from([0x59, data.length >> 8, data.length & 0xff]),
      data,
    ])
    const response = {
      clientDataJSON: this.clientData('webauthn.create', options.challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal', 'of-the-future'],
    }
    return this.answer(response)
  }

  /** Answers `navigator.credentials.get`. */
  get(options: Json, userHandle: string): Json {
    this.counter++
    const authenticatorData = this.head(options.rpId, 0x05)
    const clientData = this.clientData('webauthn.get', options.challenge)
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()])
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.privateKey).toString('base64url'),
      userHandle: Buffer.from(userHandle).toString('base64url'),
    })
  }

  private answer(response: Json): Json {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {}, authenticatorAttachment: 'platform' }
  }

  private head(site: string, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([createHash('sha256').update(site).digest(), Buffer.from([flags]), counter])
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }
}

/** A short text in CBOR. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
}
