import { lazy, Suspense } from 'react'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Page } from '#ui/Page.tsx'

const MyInsurance = lazy(() => import('../parts/MyInsurance.tsx').then((part) => ({ default: part.MyInsurance })))

/** Somebody’s quotes and policies. */
export default function CustomerInsurancePage() {
  return (
    <Page
      title="Your insurance"
      crumbs={[{ label: 'Dashboard', to: paths.customerDashboard }]}
      actions={<ButtonLink to={paths.quote()}>Get a quote</ButtonLink>}
    >
      <Suspense>
        <MyInsurance />
      </Suspense>
    </Page>
  )
}
