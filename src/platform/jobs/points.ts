import { extensionPoint } from '#platform/extension.ts'
import type { OutsideJobContext } from './job.ts'

/** What follows when a message can’t be delivered, now or ever, to an e-mail address or a mobile number. */
export const undelivered =
  extensionPoint<(tools: Pick<OutsideJobContext<unknown>, 'queue'>, came: { channel: 'email' | 'sms'; address: string }) => Promise<void>>(
    'undelivered',
  )
