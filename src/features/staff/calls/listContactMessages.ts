import { openMessages } from '#features/contact/queries.ts'
import { ChipsKept, ContactStatus } from '#features/contact/shapes.ts'
import { KIND_WORDS } from '#features/contact/subjects.ts'
import { answer } from '#platform/server/answer.ts'
import { listContactMessages } from '../contract.ts'
import { commandFor, decisionFor } from '../next.ts'

export default answer(listContactMessages, async ({ db }) => {
  const all = await openMessages(db)
  return {
    items: all.map(({ id, reference, createdAt, topic, status, name, email, text, chips, answer: said }) => ({
      messageId: id,
      reference,
      at: createdAt,
      topic,
      status: ContactStatus.parse(status),
      from: email ? `${name ?? ''} <${email}>`.trim() : 'someone we’ve forgotten',
      text: text ?? '',
      asks: asked(chips),
      answer: said ?? '',
      next: [commandFor('answer-contact-message', id, '--words "…"'), decisionFor('close-contact-message', id)],
    })),
  }
})

function asked(kept: unknown): string {
  const chips = ChipsKept.safeParse(kept).data
  if (!chips) return ''
  const { kind, organisation, place, count, species, implanter, website } = chips
  return [`${organisation} (${KIND_WORDS[kind]}), ${place}`, `${count} chips for ${species}`, `implanted by ${implanter}`, website]
    .filter(Boolean)
    .join('; ')
}
