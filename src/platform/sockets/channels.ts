import { extensionPoint } from '#platform/extension.ts'
import type { Log } from '#platform/server/guard.ts'
import type { Serving } from '#platform/server/serve.ts'
import type { Sockets } from './sockets.ts'

/** What is spoken over sockets. */
export const channels = extensionPoint<(sockets: Sockets, serving: Serving, log: Log) => void>('channels')
