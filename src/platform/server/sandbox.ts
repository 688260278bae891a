import type { FastifyInstance } from 'fastify'
import { CARD_ACCOUNTS, type CardAccount } from '#adapters/cards/cards.ts'
import { type Sandbox, startSandbox } from '#adapters/cards/sandbox/sandbox.ts'
import type { SandboxStore } from '#adapters/cards/sandbox/store.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { cardKeys, SANDBOX_KEYS, SANDBOX_PATH } from './cardkeys.ts'
import type { Config } from './config.ts'
import { databaseStore } from './sandboxstore.ts'

export const webhookPath = (account: CardAccount) => `/api/v1/webhooks/payments/${account}`

export interface RunningSandbox extends Sandbox {
  store: SandboxStore
}

/** Starts the embedded sandbox of the card provider for the accounts that have no keys; null in production, and where every account has keys. */
export async function openSandbox(app: FastifyInstance, config: Config, db: Db, clock: Clock): Promise<RunningSandbox | null> {
  const names = CARD_ACCOUNTS.filter((name) => !cardKeys(config, name))
  if (!config.development || names.length === 0) return null
  const store = databaseStore(db)
  const accounts = names.map((name) => ({ name, ...SANDBOX_KEYS[name], hook: hookOf(app, name) }))
  const everyMs = config.NODE_ENV === 'test' ? 0 : 500
  const sandbox = await startSandbox({ accounts, store, now: clock.now, everyMs, pagesAt: config.publicUrl + SANDBOX_PATH })
  app.addHook('onClose', () => sandbox.close())
  await app.register(async (scope) => forward(scope, sandbox))
  return { ...sandbox, store }
}

/** The address is known once the server listens; until then nothing arrives, and is sent again. */
function hookOf(app: FastifyInstance, name: CardAccount) {
  return {
    secret: SANDBOX_KEYS[name].webhookSecret,
    get url() {
      const address = app.server.address()
      return address === null || typeof address === 'string' ? '' : `http://127.0.0.1:${address.port}${webhookPath(name)}`
    },
  }
}

/** The sandbox reads the body itself, so that nothing of the protocol is lost on the way. */
function forward(scope: FastifyInstance, sandbox: Sandbox) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
  scope.all(`${SANDBOX_PATH}/*`, (request, reply) => {
    reply.hijack()
    void sandbox.answer(request.raw, reply.raw, request.url.slice(SANDBOX_PATH.length))
  })
}
