import { paths } from '#src/paths.ts'
import { SubNav } from '#ui/SubNav.tsx'

const links = [
  { label: 'Overview', to: paths.welfareDashboard, end: true },
  { label: 'Animals', to: paths.welfarePets, end: true },
  { label: 'Take one in', to: paths.newIntake },
  { label: 'Homes', to: paths.welfareHomes },
  { label: 'Reports', to: paths.welfareReports },
]

/** The pages of an organisation. */
export function WelfareNav() {
  return <SubNav label="Your organisation" links={links} />
}
