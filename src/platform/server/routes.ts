import type { FastifyInstance } from 'fastify'
import { extensionPoint } from '#platform/extension.ts'
import type { CallAs } from './callas.ts'
import type { Serving } from './serve.ts'

/** Addresses that are no calls of the contract: pictures, webhooks, what machines ask. */
export const routes = extensionPoint<(app: FastifyInstance, serving: Serving, callAs: CallAs) => void | Promise<void>>('routes')
