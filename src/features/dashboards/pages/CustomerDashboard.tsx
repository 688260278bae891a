import { Page } from '#ui/Page.tsx'

export default function CustomerDashboard() {
  return <Page title="CustomerDashboard">stub</Page>
}
