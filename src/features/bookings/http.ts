import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { CHECKED } from '#features/accounts/queries.ts'
import { earlier } from '#platform/clock/clock.ts'
import { failure } from '#platform/contract/envelope.ts'
import { Id } from '#platform/contract/shapes.ts'
import type { Db } from '#platform/database/db.ts'
import type { Serving } from '#platform/server/serve.ts'
import { secondsLeft } from '#platform/server/signedurl.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { calendarOf } from './calendar.ts'
import { calendarEvent, diaryEvent, diaryOf, visitOfSide, visitsOf } from './calendarevents.ts'
import { isKeyOf } from './feed.ts'
import { Side } from './shapes.ts'

/** Calendar files: of one visit by a signed link, and of all visits of an implanter by a secret one that a calendar program asks again and again. */
export function serveCalendars(app: FastifyInstance, serving: Serving): void {
  app.get('/api/v1/bookings/:id/:file', (request, reply) => giveVisit(request, reply, serving))
  app.get('/api/v1/calendars/:id/:file', (request, reply) => giveFeed(request, reply, serving))
}

const OfVisit = z.object({ id: Id, file: z.templateLiteral([Side, '.ics']) })
const Signed = z.object({ until: z.string(), key: z.string() })

async function giveVisit(request: FastifyRequest, reply: FastifyReply, { db, services, clock }: Serving) {
  const [asked, signed] = [OfVisit.safeParse(request.params).data, Signed.safeParse(request.query).data]
  const side = Side.safeParse(asked?.file.replace('.ics', '')).data
  const now = clock.now()
  if (!asked || !side || !signed || secondsLeft(paths.calendarFile(asked.id, side), signed, services.codes, now) === 0)
    return notFound(reply)
  const row = await visitOfSide(db, asked.id, side)
  if (!row) return notFound(reply)
  const file = calendarOf([calendarEvent(row, side, services.config.publicUrl)], { name: site.name, now })
  return asCalendar(reply).header('content-disposition', 'attachment; filename="visit.ics"').send(file)
}

const OfFeed = z.object({
  id: Id,
  file: z
    .string()
    .max(100)
    .regex(/\.ics$/),
})
const MONTH = { days: 31 }

async function giveFeed(request: FastifyRequest, reply: FastifyReply, { db, services, clock }: Serving) {
  const asked = OfFeed.safeParse(request.params).data
  if (!asked) return notFound(reply)
  const terms = await feedTerms(db, asked.id)
  if (!terms || !isKeyOf(terms, asked.file.replace(/\.ics$/, ''), services)) return notFound(reply)
  const now = clock.now()
  const [since, { publicUrl }] = [earlier(now, MONTH), services.config]
  const visits = await visitsOf(db, asked.id, since)
  const diary = await diaryOf(db, asked.id, since)
  const events = [...visits.map((row) => calendarEvent(row, 'implanter', publicUrl)), ...diary.map((row) => diaryEvent(row, publicUrl))]
  return asCalendar(reply).send(calendarOf(events, { name: `${site.name} bookings`, now }))
}

/** Only while they're an implanter with an account: the calendar has names and addresses of customers. */
const feedTerms = (db: Db, accountId: string) =>
  db
    .selectFrom('bookingTerms')
    .innerJoin('account', 'account.id', 'bookingTerms.accountId')
    .innerJoin('profile', 'profile.accountId', 'account.id')
    .select(['bookingTerms.accountId', 'bookingTerms.feed'])
    .where('account.id', '=', accountId)
    .where('account.status', '=', 'active')
    .where('profile.type', '=', 'Implanter')
    .where('profile.status', 'in', CHECKED)
    .executeTakeFirst()

const asCalendar = (reply: FastifyReply) => reply.type('text/calendar; charset=utf-8').header('cache-control', 'no-store')

const notFound = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .send(failure(404, 'notFound', 'This calendar address doesn’t work any more'))
