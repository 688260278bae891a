import type { Notice } from '#platform/jobs/notify.ts'
import { paths } from '#src/paths.ts'

export const apiKeyMade = ({ name, prefix }: { name: string; prefix: string }): Notice => ({
  kind: 'needed',
  fixed: 'same',
  subject: 'You have a new API key',
  paragraphs: [
    `An API key called ${name} was made in your account just now. It begins with ${prefix}. Software that has it can talk to the register in your name.`,
    'If you didn’t make it, revoke it now and choose a new password.',
  ],
  button: { words: 'See your API keys', link: paths.apiKeys },
})

export const webhookOff = ({ url }: { url: string }): Notice => ({
  kind: 'needed',
  fixed: 'same',
  subject: 'We’ve switched off a webhook of yours',
  paragraphs: [
    `${url} hasn’t answered us for 5 days, so we’ve stopped sending to it.`,
    'Once your server answers again, switch the webhook on, and send again what it missed.',
  ],
  button: { words: 'See your webhooks', link: paths.apiKeys },
})
