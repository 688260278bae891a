import { openReviews } from '#features/numberReviews/queries.ts'
import { whyWatched } from '#knowledge/chipnumbers/watchlist.ts'
import { answer } from '#platform/server/answer.ts'
import { listNumberReviews } from '../contract.ts'

export default answer(listNumberReviews, async ({ db }) => {
  const reviews = await openReviews(db).limit(200).execute()
  return {
    items: reviews.map(({ number, status, createdAt, petName, species }) => ({
      chipNumber: number,
      status,
      since: createdAt,
      petName,
      species,
      why: whyWatched(number) ?? 'it was watched once',
      next: ['pass-number', 'question-number'].map((command) => `npm run staff -- ${command} ${number} --reason "…"`),
    })),
  }
})
