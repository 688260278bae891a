import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A large document that is the same for everybody, ready to be sent. */
interface Ready {
  type: string
  etag: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)

/** Answers with a document that is made, and packed, when it is first asked for, and lies in memory from then on. */
export function documentRoute(type: string, make: () => string) {
  let ready: Promise<Ready> | undefined
  return async (request: FastifyRequest, reply: FastifyReply) => {
    ready ??= prepare(type, make())
    const { etag, ...document } = await ready
    reply.type(type).header('etag', etag).header('vary', 'accept-encoding').header('cache-control', 'public, no-cache')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const packing = packingFor(String(request.headers['accept-encoding'] ?? ''))
    // The header also tells the general compression that there is nothing left to do.
    return reply.header('content-encoding', packing === 'plain' ? 'identity' : packing).send(document[packing])
  }
}

async function prepare(type: string, text: string): Promise<Ready> {
  const plain = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  const [br, gzipped] = await Promise.all([packBrotli(plain, { params }), packGzip(plain)])
  return { type, etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`, plain, br, gzip: gzipped }
}

function packingFor(accepted: string): 'br' | 'gzip' | 'plain' {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'plain'
}
