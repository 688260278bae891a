import { unansweredQuestions } from '#features/chat/unanswered.ts'
import { answer } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { listQuestions } from '../contract.ts'
import { reachOf, reachWords } from '../people.ts'

export default answer(listQuestions, async ({ db, services }) => {
  const all = await unansweredQuestions(db)
  const reach = await reachOf(
    db,
    all.map(({ guestId }) => guestId),
  )
  return {
    items: all.map(({ id, guestId, guestName, guestEmail, guestMobile, text, at }) => ({
      since: at,
      from: reach(guestId) || reachWords({ name: guestName ?? '', email: guestEmail ?? '', mobile: guestMobile }),
      question: text,
      answerAt: new URL(paths.conversation(id), services.config.publicUrl).href,
    })),
  }
})
