import { answer } from '#platform/server/answer.ts'
import { site } from '#src/site.ts'
import { ourWays } from '../contract.ts'

export default answer(ourWays, async ({ services: { config } }) => ({
  hosts: [new URL(config.publicUrl).hostname],
  emails: [addressIn(config.MAIL_FROM)],
  senders: [config.SMS_FROM],
  phones: [site.phone],
}))

/** `Homeward <register@homeward.example>` → `register@homeward.example` */
const addressIn = (sender: string) => (/<([^<>]+)>/.exec(sender)?.[1] ?? sender).trim().toLowerCase()
