import type { AnswerOf } from '#platform/contract/call.ts'
import { useElsewhere } from '#platform/web/elsewhere.ts'
import { site } from '#src/site.ts'
import type { operatorDetails } from '../contract.ts'
import { Written } from './Written.tsx'

export type Operator = AnswerOf<typeof operatorDetails>

/** Whoever runs the register, and how to reach them. */
export function WhoWeAre({ operator: { name, address, companyNumber, icoNumber, vatNumber } }: { operator: Operator }) {
  const { help } = useElsewhere()
  return (
    <Written title="Who we are">
      <p>
        {site.name} is run by {name}, {address}. Call us on <a href={site.phoneLink}>{site.phone}</a>, or <a href={help}>get help online</a>
        .
      </p>
      <p>
        Our company number is {companyNumber}, registered in {countryOf(companyNumber)}. The Information Commissioner’s Office lists us
        under {icoNumber}.{vatNumber && ` Our VAT number is ${vatNumber}.`}
      </p>
    </Written>
  )
}

/** Where a company is registered, by the beginning of its number (Companies House). */
function countryOf(companyNumber: string): string {
  if (/^S[A-Z]/.test(companyNumber)) return 'Scotland'
  return /^(N[A-Z]|R0)/.test(companyNumber) ? 'Northern Ireland' : 'England and Wales'
}
