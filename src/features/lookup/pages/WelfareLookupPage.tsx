import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { getSecondFactor } from '#features/accounts/contract.ts'
import { VerificationNotice } from '#features/welfare/kit/VerificationNotice.tsx'
import { WelfarePage } from '#features/welfare/kit/WelfarePage.tsx'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { Rows } from '#ui/Columns.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { OwnRecord } from '../parts/answer/OwnRecord.tsx'
import { LookUpKeepers } from '../parts/professional/LookUpKeepers.tsx'
import { EnterCode, NeedsApp } from '../parts/professional/ProveFirst.tsx'

/** Where vets, rescues and wardens see who keeps an animal: after a code from their app, with a reason. */
export default function WelfareLookupPage() {
  return (
    <WelfarePage
      title="Look up keepers"
      lead="Scan or paste chip numbers, and we’ll show you who to call. We record every lookup, and the keeper sees who looked and why."
    >
      <VerificationNotice />
      <OwnOne />
      <AfterProof />
    </WelfarePage>
  )
}

/** Asked for only once the page knows that there is an organisation. */
function AfterProof() {
  const query = useCall(getSecondFactor, {}, { freshFor: 60, every: 60 })
  return (
    <Loaded what="your authenticator app" query={query} count={4}>
      {({ since, provenUntil }) => (
        <Rows>
          {provenUntil === null && <WithoutProof />}
          {since ? <Proven isProven={provenUntil !== null} /> : <NeedsApp />}
        </Rows>
      )}
    </Loaded>
  )
}

/** A vet practice may have implanted the chip that was looked up in the header. */
function OwnOne() {
  const reading = readChipNumber(useSearchParams()[0].get('chip') ?? '')
  return reading.valid ? <OwnRecord chipNumber={reading.number} /> : null
}

/** What anyone may know of the number that was looked up in the header is to be had without a code. */
function WithoutProof() {
  const chip = useSearchParams()[0].get('chip')
  if (!chip) return null
  return (
    <div>
      <Link to={paths.chip(chip)}>See what anyone can see about {chip}</Link>, and send its keeper a message. You need a code only for their
      details.
    </div>
  )
}

/** Once proven, the form stays with all that was typed when the proof ends. */
function Proven({ isProven }: { isProven: boolean }) {
  const [wasProven, setWasProven] = useState(isProven)
  if (isProven && !wasProven) setWasProven(true)
  return (
    <Rows>
      {!isProven && <EnterCode />}
      {wasProven && <LookUpKeepers />}
    </Rows>
  )
}
