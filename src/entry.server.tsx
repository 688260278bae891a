import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { callerContext, type ServerCaller } from '#platform/web/caller.ts'
import { DrawnElsewhere } from '#platform/web/elsewhere.ts'
import { closedAt, DrawnFlags } from '#platform/web/flags.ts'
import { Nonce } from '#platform/web/nonce.ts'

const nonceContext = createContext('')
const flagsContext = createContext('')
const elsewhereContext = createContext('')
const logContext = createContext<(error: unknown) => void>()

/** What the server lends to the rendering of one page. */
export interface Lent {
  ask: ServerCaller
  /** Named by the content security policy; empty when there is none. */
  nonce: string
  /** The codes of the features that are on. */
  flags: string
  /** Where else whoever runs the register is found, as JSON. */
  elsewhere: string
  log: (error: unknown) => void
}

/** The way into the page bundle for the server that runs it: the bundle has its own copy of every module, so contexts are filled here. */
export function pageHandler(build: ServerBuild, mode: 'development' | 'production') {
  const handle = createRequestHandler(build, mode)
  return (request: Request, { ask, nonce, flags, elsewhere, log }: Lent): Promise<Response> => {
    const context = new RouterContextProvider()
    context.set(callerContext, ask)
    context.set(nonceContext, nonce)
    context.set(flagsContext, flags)
    context.set(elsewhereContext, elsewhere)
    context.set(logContext, log)
    return handle(request, context)
  }
}

/** A refusal or an unknown address is an answer, and somebody who left is no fault of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(logContext)(error)
}

const PATIENCE_MS = 6000

/** Draws a page whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const nonce = context.get(nonceContext)
  const flags = context.get(flagsContext)
  const page = (
    <Nonce value={nonce}>
      <DrawnFlags value={flags}>
        <DrawnElsewhere value={context.get(elsewhereContext)}>
          <ServerRouter context={router} url={request.url} nonce={nonce} />
        </DrawnElsewhere>
      </DrawnFlags>
    </Nonce>
  )
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Every part in its place: nothing is moved there by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      onError: context.get(logContext),
    })
    const giveUp = AbortSignal.any([request.signal, AbortSignal.timeout(PATIENCE_MS)])
    giveUp.addEventListener('abort', () => abort())
  })
  return new Response(html, { status: closedAt(new URL(request.url).pathname, flags) ? 404 : status, headers })
}
