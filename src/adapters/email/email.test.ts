import { once } from 'node:events'
import { createServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Undeliverable } from '#adapters/undeliverable.ts'
import type { Email, Mail } from './email.ts'
import { outboxEmail } from './outbox.ts'
import { smtpEmail } from './smtp.ts'

const mail: Mail = {
  id: '0199a1f2-0000-7000-8000-000000000001',
  to: 'anna@example.test',
  subject: 'Biscuit was looked up in Ynys Môn',
  text: 'Someone looked up the chip of Biscuit.',
  html: '<p>Someone looked up the chip of <b>Biscuit</b>.</p>',
  headers: { 'Auto-Submitted': 'auto-generated' },
}

interface Post {
  email: Email
  /** What a mail program would show, one entry an identifier. */
  inbox(): Omit<Mail, 'id' | 'headers'>[]
}

describe.each<[string, () => Promise<Post>]>([
  ['SMTP', bySmtp],
  ['the outbox', byOutbox],
])('e-mail by %s', (_, post) => {
  test('arrives with its subject, its text and its HTML', async () => {
    const { email, inbox } = await post()
    await email.send(mail)
    expect(inbox()).toEqual([{ to: mail.to, subject: mail.subject, text: mail.text, html: mail.html }])
  })

  test('sent twice under one id is one message', async () => {
    const { email, inbox } = await post()
    await email.send(mail)
    await email.send(mail)
    expect(inbox()).toHaveLength(1)
  })

  test('sent under two ids is two messages', async () => {
    const { email, inbox } = await post()
    await email.send(mail)
    await email.send({ ...mail, id: '0199a1f2-0000-7000-8000-000000000002' })
    expect(inbox()).toHaveLength(2)
  })
})

test('the sender and the extra headers are on the message', async () => {
  const relay = await smtpServer()
  await smtpEmail({ url: relay.url, from: 'Homeward <register@example.test>' }).send(mail)
  const [sent] = relay.received
  expect(sent?.from).toMatchObject({ name: 'Homeward', address: 'register@example.test' })
  expect(sent?.messageId).toMatch(/^<[0-9a-f]{32}@example\.test>$/)
  expect(sent?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
})

test('an address cannot smuggle in a second recipient or a header', async () => {
  const relay = await smtpServer()
  const email = smtpEmail({ url: relay.url, from: 'register@example.test' })
  await expect(email.send({ ...mail, to: 'anna@example.test, eve@example.test' })).rejects.toThrow('501')
  await email.send({ ...mail, subject: 'Hello\r\nBcc: eve@example.test' })
  expect(relay.recipients).toEqual(['anna@example.test'])
  expect(relay.received[0]?.headers.map((header) => header.key)).not.toContain('bcc')
})

test('a refused address is an error that gives the code and not the address', async () => {
  const relay = await smtpServer({ refuse: 'no such person anna@example.test' })
  const failed = smtpEmail({ url: relay.url, from: 'register@example.test' }).send(mail)
  await expect(failed).rejects.toThrow(new Undeliverable('The mail server didn’t take the message: 550'))
})

test('a mailbox that is full for now is not undeliverable', async () => {
  const relay = await smtpServer({ refuse: 'full', code: 452 })
  const failed = smtpEmail({ url: relay.url, from: 'register@example.test' }).send(mail)
  await expect(failed).rejects.toMatchObject({ name: 'Error', message: 'The mail server didn’t take the message: 452' })
})

test('the outbox delivers nothing to a domain that cannot exist', async () => {
  const { email, inbox } = await byOutbox()
  await expect(email.send({ ...mail, to: 'gone@nowhere.invalid' })).rejects.toThrow(Undeliverable)
  expect(inbox()).toEqual([])
})

test('a relay that accepts the call and then says nothing is given up', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const failed = smtpEmail({ url: `smtp://127.0.0.1:${portOf(silent)}`, from: 'register@example.test', timeoutMs: 40 }).send(mail)
  await expect(failed).rejects.toThrow('The mail server didn’t take the message: ETIMEDOUT')
})

test('a password is never sent over a line without TLS', async () => {
  const relay = await smtpServer()
  const failed = smtpEmail({ url: relay.url.replace('//', '//anna:s3cret@'), from: 'register@example.test' }).send(mail)
  await expect(failed).rejects.toThrow('The mail server didn’t take the message')
  expect(relay.passwords).toEqual([])
})

async function bySmtp(): Promise<Post> {
  const relay = await smtpServer()
  return {
    email: smtpEmail({ url: relay.url, from: 'Homeward <register@example.test>' }),
    inbox: () => [...new Map(relay.received.map((sent) => [sent.messageId, shown(sent)])).values()],
  }
}

async function byOutbox(): Promise<Post> {
  const kept = new Map<string, Mail>()
  return {
    email: outboxEmail(async (kind) => void kept.set(kind.id, kind)),
    inbox: () => [...kept.values()].map(({ to, subject, text, html }) => ({ to, subject, text, html })),
  }
}

type Parsed = Awaited<ReturnType<typeof PostalMime.parse>>

function shown(sent: Parsed) {
  return {
    to: sent.to?.map((to) => to.address).join() ?? '',
    subject: sent.subject ?? '',
    text: sent.text?.trim() ?? '',
    html: sent.html?.trim() ?? '',
  }
}

async function smtpServer({ refuse, code = 550 }: { refuse?: string; code?: number } = {}) {
  const received: Parsed[] = []
  const recipients: string[] = []
  const passwords: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth({ password }, _session, done) {
      passwords.push(password ?? '')
      done(null, { user: 'anna' })
    },
    onRcptTo({ address }, _session, done) {
      recipients.push(address)
      done(refuse ? Object.assign(new Error(refuse), { responseCode: code }) : null)
    },
    onData(stream, _session, done) {
      void buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((parsed) => received.push(parsed))
        .then(() => done())
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((closed) => void server.close(closed)))
  return { url: `smtp://127.0.0.1:${portOf(server.server)}`, received, recipients, passwords }
}

function portOf(server: ReturnType<typeof createServer>) {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port')
  return address.port
}
