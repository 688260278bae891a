import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { callFrom } from '#platform/web/caller.ts'
import { WithAside } from '#ui/Columns.tsx'
import { Page } from '#ui/Page.tsx'
import { verifyProof } from '../contract.ts'
import { AnotherProof } from '../parts/verify/AnotherProof.tsx'
import { CheckYourself } from '../parts/verify/CheckYourself.tsx'
import { Genuine } from '../parts/verify/Genuine.tsx'
import { NotSigned } from '../parts/verify/NotSigned.tsx'

/** Longer is no proof of ours. */
const LONGEST = 2000

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const { id: proof = '' } = params
  const checked = proof.length > LONGEST ? null : await callFrom(context, verifyProof, { proof })
  return checked?.genuine ? data(checked) : data(null, { status: 404 })
}

export const meta = () => [{ name: 'robots', content: 'noindex' }]

/** Is a signed answer or a certificate ours, what did it say, and does it still hold? */
export default function VerifyPage() {
  const checked = useLoaderData<typeof loader>()
  if (!checked) return <NotSigned />
  return (
    <Page eyebrow="Check a signed answer or certificate" title="This is genuine" lead="We signed it, and nothing in it has changed since.">
      <WithAside aside={<AnotherProof />}>
        <Genuine checked={checked} />
        {checked.proof && <CheckYourself proof={checked.proof} keyId={checked.keyId} />}
      </WithAside>
    </Page>
  )
}
