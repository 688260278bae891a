import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#platform/contract/call.ts'
import type { Person } from '#platform/law/policy.ts'

/**
 * Sends an answer that a browser or a proxy may keep for `cacheFor` seconds, and then asks for again by its tag (RFC 9110, 13.1.2). The tag
 * is weak because the same answer is sent packed in several ways. What is answered to someone who is signed in is theirs alone.
 */
export function sendCacheable(call: Call, who: Person | null, text: string, request: FastifyRequest, reply: FastifyReply) {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  reply.header('cache-control', `${who ? 'private' : 'public'}, max-age=${call.cacheFor}`).header('etag', `W/${tag}`)
  reply.header('vary', 'authorization, accept-encoding')
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
  return reply.send(text)
}
