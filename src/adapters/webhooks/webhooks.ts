import { lookup } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses that no partner's server has: this machine, private networks, and what else isn't on the internet (RFC 6890). */
const PRIVATE = new BlockList()
const RANGES =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3'
for (const [network = '', bits] of RANGES.split(' ').map((range) => range.split('/'))) PRIVATE.addSubnet(network, Number(bits), 'ipv4')
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fec0::', 10],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6')

const isPrivate = (address: string) => PRIVATE.check(address, address.includes(':') ? 'ipv6' : 'ipv4')

/** Whether we would send to this address: to https on the internet, and in development to any server. */
export function mayReceive(typed: string, { development }: { development: boolean }): boolean {
  if (!URL.canParse(typed)) return false
  const { protocol, hostname, username, password } = new URL(typed)
  if (username || password) return false
  if (development) return protocol === 'https:' || protocol === 'http:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const isName = isIP(host) === 0
  return protocol === 'https:' && (isName ? host.includes('.') && !/\.(local|internal|localhost)\.?$/i.test(host) : !isPrivate(host))
}

const TIMEOUT_MS = 10_000

interface Outgoing {
  url: string
  headers: Record<string, string>
  body: string
  development: boolean
}

/**
 * Posts a message to a server of somebody else's choice; the status of its answer, or the word for what happened instead. Follows no
 * redirect, reads no body, and connects to no private address, whatever the name leads to by then.
 */
export function postWebhook({ url, headers, body, development }: Outgoing): Promise<number | 'refused' | 'unreachable'> {
  if (!mayReceive(url, { development })) return Promise.resolve('refused')
  const request = new URL(url).protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((done) => {
    const sending = request(
      url,
      { method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS), agent: false, ...(!development && { lookup: publicLookup }) },
      (answer) => {
        answer.destroy()
        done(answer.statusCode ?? 'unreachable')
      },
    )
    sending.on('error', () => done('unreachable'))
    // An answer that would change the protocol (101) ends in neither an answer nor an error.
    sending.on('close', () => done('unreachable'))
    sending.end(body)
  })
}

/** Finds a name's addresses, and none where one of them is private. */
const publicLookup: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first || addresses.some(({ address }) => isPrivate(address)))
      return done(error ?? new Error('Not on the internet'), '', 0)
    return options.all ? done(null, addresses) : done(null, first.address, first.family)
  })
