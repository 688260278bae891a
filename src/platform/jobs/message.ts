/** One message to one person; `post` is a letter on paper, its lines the address. The same id is never sent twice. */
export type Message =
  | { channel: 'email'; id: string; to: string; subject: string; text: string; html: string }
  | { channel: 'sms'; id: string; to: string; text: string }
  | { channel: 'post'; id: string; to: string; subject: string; text: string }
