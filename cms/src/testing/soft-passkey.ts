import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

type CeremonyRequest = { origin: string; rpId: string; challenge: string }
/** What a wrong device would do otherwise. */
type Oddities = { isVerified?: boolean; counter?: number; userHandle?: string }

const isPresent = 0x01
const verified = 0x04
const holdsKey = 0x40

/** A device with one passkey, in software: it answers as a browser does, for whichever site it is told. */
export function softPasskey(userId: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const name = id.toString('base64url')
  let counter = 0

  function register({ origin, rpId, challenge }: CeremonyRequest, { isVerified = true }: Oddities = {}) {
    const key = Buffer.concat([Buffer.alloc(16), lengthOf(id), id, coseKey(publicKey)])
    const data = authenticatorData(rpId, holdsKey | flagsOf(isVerified), 0, key)
    // {fmt: 'none', attStmt: {}, authData: …} in CBOR.
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      lengthOf(data),
      data,
    ])
    return {
      id: name,
      rawId: name,
      type: 'public-key',
      response: {
        clientDataJSON: clientData('webauthn.create', { origin, challenge }),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  function authenticate({ origin, rpId, challenge }: CeremonyRequest, oddities: Oddities = {}) {
    counter = oddities.counter ?? counter + 1
    const data = authenticatorData(rpId, flagsOf(oddities.isVerified ?? true), counter)
    const clientDataJSON = clientData('webauthn.get', { origin, challenge })
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
    return {
      id: name,
      rawId: name,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, hash]), privateKey).toString('base64url'),
        userHandle: Buffer.from(oddities.userHandle ?? userId).toString('base64url'),
      },
      clientExtensionResults: {},
    }
  }

  return { id: name, register, authenticate }
}

const flagsOf = (isVerified: boolean) => isPresent | (isVerified ? verified : 0)

function authenticatorData(rpId: string, flags: number, counter: number, rest = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt8(flags, 0)
  head.writeUInt32BE(counter, 1)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), head, rest])
}

function clientData(type: string, { origin, challenge }: Pick<CeremonyRequest, 'origin' | 'challenge'>): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
}

/** {1: 2, 3: -7, -1: 1, -2: x, -3: y} in CBOR: a public key of the curve P-256, for ES256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
}

function lengthOf(bytes: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(bytes.length)
  return length
}
