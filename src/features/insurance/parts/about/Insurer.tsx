import type { ReactNode } from 'react'
import type { AnswerOf } from '#platform/contract/call.ts'
import { useCall } from '#platform/web/useCall.ts'
import { Rows } from '#ui/Columns.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { getInsuranceTerms } from '../../contract.ts'

type Insurer = NonNullable<AnswerOf<typeof getInsuranceTerms>['insurer']>

/** What depends on whose cover is offered: where it’s nobody’s, that stands there; where it’s an example’s, that is said first. */
export function WithInsurer({ children }: { children: (insurer: Insurer) => ReactNode }) {
  const query = useCall(getInsuranceTerms, {}, { freshFor: 300 })
  return (
    <Loaded what="insurance" query={query} shape="cards" count={1}>
      {({ insurer }) =>
        insurer ? (
          <Rows>
            {insurer.isExample && <ExampleNotice />}
            {children(insurer)}
          </Rows>
        ) : (
          <Notice kind="info" title="We can’t offer insurance at the moment">
            You can still read what kinds of cover there are. Quotes you’ve saved, and policies you have, are in your account.
          </Notice>
        )
      }
    </Loaded>
  )
}

const ExampleNotice = () => (
  <Notice kind="warning" title="This insurer is an example">
    It’s made up, to show how quotes work. It isn’t authorised, its prices aren’t real, and nothing here covers your pet.
  </Notice>
)
