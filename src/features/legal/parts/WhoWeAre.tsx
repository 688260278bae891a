import type { AnswerOf } from '#platform/contract/call.ts'
import { site } from '#src/site.ts'
import type { operatorDetails } from '../contract.ts'
import { Written } from './Written.tsx'

export type Operator = AnswerOf<typeof operatorDetails>

/** Whoever runs the register, and how to reach them. */
export function WhoWeAre({ operator: { name, address } }: { operator: Operator }) {
  return (
    <Written title="Who we are">
      <p>
        {site.name} is run by {name}
        {address && `, ${address}`}. Call us on <a href={site.phoneLink}>{site.phone}</a>, or <a href={site.supportUrl}>get help online</a>.
      </p>
    </Written>
  )
}
