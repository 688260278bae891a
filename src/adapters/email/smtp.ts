import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import * as z from 'zod'
import { Undeliverable } from '#adapters/undeliverable.ts'
import type { Email, Mail } from './email.ts'

interface Config {
  /** `smtp://user:password@host:587` (upgraded to TLS; required when there is a password) or `smtps://…:465`. */
  url: string
  /** The sender as people see it: `Homeward <register@example.org>`. */
  from: string
  timeoutMs?: number
}

/**
 * E-mail by any SMTP relay (RFC 5321). The Message-ID (RFC 5322 §3.6.4) is made of the mail's id, so that relays and mail programs
 * know a retry for the same message. An error gives the server's reply code and never the address or the text; a recipient refused
 * for good (a reply of 500 or more) is Undeliverable.
 */
export function smtpEmail({ url, from, timeoutMs = 10_000 }: Config): Email {
  const transport = createTransport({
    ...relay(url),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      await transport.sendMail({ ...message(mail), from, messageId: messageId(mail.id, from) }).catch(refused)
    },
  }
}

function relay(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const auth = username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}
  return { host: hostname, port: Number(port) || (secure ? 465 : 587), secure, requireTLS: username !== '' && !secure, ...auth }
}

function message({ to, subject, text, html, headers }: Mail) {
  // As an object, an address with a comma stays one address and cannot become two.
  return { to: { name: '', address: to }, subject, text, html, ...(headers && { headers }) }
}

function messageId(id: string, from: string) {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${domain}>`
}

const MailError = z.object({ responseCode: z.number().optional(), code: z.string().optional(), command: z.string().optional() })

function refused(error: unknown): never {
  const { responseCode, code, command } = MailError.safeParse(error).data ?? {}
  const words = `The mail server didn’t take the message: ${responseCode ?? code ?? 'unknown reason'}`
  if (command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500) throw new Undeliverable(words)
  throw new Error(words)
}
