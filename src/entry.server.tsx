import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { createContext, type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { Nonce } from '#platform/web/nonce.ts'

export { askerContext } from '#platform/web/asker.ts'

/** What the server gives every request beside the asker. Exported, because the page bundle has its own copy of each module. */
export const nonceContext = createContext<string | undefined>(undefined)
export const logContext = createContext<(error: unknown) => void>(console.error)

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(logContext)(error)
}

const PATIENCE_MS = 6000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const nonce = context.get(nonceContext)

  return new Promise((resolve, reject) => {
    const ready = () => {
      const body = new PassThrough({ final: (done) => (clearTimeout(timer), done()) })
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
      pipe(body)
    }
    const page = (
      <Nonce value={nonce}>
        <ServerRouter context={router} url={request.url} {...(nonce && { nonce })} />
      </Nonce>
    )
    const { pipe, abort } = renderToPipeableStream(page, {
      [isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady']: ready,
      onShellError: reject,
      onError: (error) => context.get(logContext)(error),
      ...(nonce && { nonce }),
    })
    const timer = setTimeout(abort, PATIENCE_MS)
  })
}
