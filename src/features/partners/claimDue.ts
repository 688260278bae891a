import { sql } from 'kysely'
import { later } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'

/** Something that is to be sent now, and where to. */
export interface Due {
  id: string
  webhookId: string
  type: string
  chipNumber: string
  at: Date
  tries: number
  url: string
  secret: string
  formerSecret: string | null
  formerUntil: Date | null
  failingSince: Date | null
}

const AT_ONCE = 20

/** Takes what is due for two minutes, so that no other process sends it as well; whoever ends meanwhile leaves it to the next. */
export async function claimDue(db: Db, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select delivery.id from webhook_delivery as delivery join webhook on webhook.id = delivery.webhook_id
        join account on account.id = webhook.account_id and account.status <> 'closed'
      where delivery.next_try_at <= ${now} and webhook.status = 'sending'
      order by delivery.next_try_at limit ${AT_ONCE} for update of delivery skip locked
    )
    update webhook_delivery as delivery set next_try_at = ${later(now, { minutes: 2 })} from due, webhook
    where delivery.id = due.id and webhook.id = delivery.webhook_id
    returning delivery.id, webhook_id, type, chip_number, at, tries, url, secret, former_secret, former_until, failing_since`.execute(db)
  return rows
}
