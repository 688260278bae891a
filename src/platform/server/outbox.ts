import type { FastifyInstance } from 'fastify'
import type { Db } from '#platform/database/db.ts'
import { escape } from './html.ts'

/** `/dev/outbox`: the messages that were sent, newest first, where no mail server is set. Development only. */
export function showOutbox(app: FastifyInstance, db: Db): void {
  const newest = () => db.selectFrom('outboxMessage').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(100).execute()

  app.get('/dev/outbox.json', async () => ({ items: await newest() }))
  app.get('/dev/outbox', async (_request, reply) => {
    const messages = (await newest()).map(
      ({ channel, recipient, subject, text, at }) =>
        `<article><h2>${escape(subject ?? 'Text message')}</h2><p>${channel === 'post' ? 'by post ' : ''}to ${escape(recipient.replaceAll('\n', ', '))}, ${at.toISOString()}</p><pre>${linked(escape(text))}</pre></article>`,
    )
    const list = messages.join('') || '<p>No messages have been sent yet.</p>'
    return reply.type('text/html; charset=utf-8').send(`<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Outbox</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body><h1>Outbox</h1>${list}</body></html>`)
  })
}

const linked = (text: string) => text.replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:45rem;margin:auto;padding:1.5rem}
article{border-top:1px solid #8884;padding:.5rem 0}h2{font-size:1.1rem;margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere}`
