import { WithAside } from '#ui/Columns.tsx'
import { Page } from '#ui/Page.tsx'
import { AnotherProof } from './AnotherProof.tsx'
import { NotGenuine } from './NotGenuine.tsx'

/** The page for a code that we didn’t sign, or that isn’t whole. */
export function NotSigned() {
  return (
    <Page
      eyebrow="Check a signed answer or certificate"
      title="This isn’t genuine"
      lead="We didn’t sign this code, or something in it has been changed."
    >
      <WithAside aside={<AnotherProof />}>
        <NotGenuine />
      </WithAside>
    </Page>
  )
}
