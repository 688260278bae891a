import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { closeNow, listenOnLoopback } from './loopback.ts'

export interface Asked {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** What a fake vendor replies: `never` leaves the asker waiting, `hangUp` cuts the line. */
export type Reply = 'never' | 'hangUp' | { status?: number; type?: string; body?: string | Uint8Array; headers?: Record<string, string> }

/** A vendor played by a test: a real HTTP server on this machine, gone when the test is over. `asked` is what it was asked so far. */
export async function fakeVendor(reply: (asked: Asked) => Reply | Promise<Reply>): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const question = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body: await buffer(request) }
    asked.push(question)
    answer(response, await reply(question))
  })
  const url = await listenOnLoopback(server)
  onTestFinished(() => closeNow(server))
  return { url, asked }
}

/** An answer in JSON. */
export function json(body: unknown, status = 200): Reply {
  return { status, type: 'application/json', body: JSON.stringify(body) }
}

function answer(response: ServerResponse, reply: Reply) {
  if (reply === 'never') return
  if (reply === 'hangUp') {
    response.destroy()
    return
  }
  response.writeHead(reply.status ?? 200, { 'content-type': reply.type ?? 'text/plain', ...reply.headers })
  response.end(reply.body)
}
