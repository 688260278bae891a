import type { AnswerOf } from '#platform/contract/call.ts'
import { Notice } from '#ui/Notice.tsx'
import type { getInsuranceTerms } from '../../contract.ts'

export type Insurer = AnswerOf<typeof getInsuranceTerms>['insurer']

/** What has to be known first of whose cover is offered: that it’s an example’s, or nobody’s. */
export function InsurerNotice({ insurer }: { insurer: Insurer }) {
  if (!insurer)
    return (
      <Notice title="We can’t offer insurance at the moment">
        You can read what kinds of cover there are. Quotes you’ve saved, and policies you have, are in your account.
      </Notice>
    )
  if (!insurer.isExample) return null
  return (
    <Notice kind="warning" title="This insurer is an example">
      It’s made up, to show how quotes work. It isn’t authorised, its prices aren’t real, and nothing here covers your pet.
    </Notice>
  )
}
