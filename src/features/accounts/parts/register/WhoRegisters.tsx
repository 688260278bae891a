import { IconBuildingCommunity, IconCertificate, IconHeart, IconNeedle, IconPaw, IconSchool, IconTag } from '@tabler/icons-react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { paths } from '#src/paths.ts'
import classes from './WhoRegisters.module.css'

/** The ways to register, by who somebody is. */
export function WhoRegisters() {
  const here = useWay()
  return (
    <nav aria-label="Who’s registering?">
      <ul className={classes.list}>
        {ways.map(({ to, label, hint, Icon }) => (
          <li key={to}>
            <Link className={classes.way} to={to} {...(to === here && { 'aria-current': 'page' })}>
              <Icon className={classes.icon} size={22} aria-hidden="true" />
              <span>
                {label}
                <span className={classes.hint}>{hint}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The way that this page is. */
function useWay(): string {
  const { pathname } = useLocation()
  const isTrainer = useSearchParams()[0].get('as') === 'trainer'
  return isTrainer ? paths.registerTrainer : pathname
}

const ways = [
  { to: paths.register, label: 'I have a pet', hint: 'Register it, so we can reach you', Icon: IconHeart },
  { to: paths.activateTag(), label: 'I have a TailTag', hint: 'Activate it, so anyone who scans it can reach you', Icon: IconTag },
  { to: paths.registerBreeder, label: 'I’m a breeder', hint: 'Register whole litters', Icon: IconPaw },
  { to: paths.registerImplanter, label: 'I implant chips', hint: 'A vet, vet nurse or trained implanter', Icon: IconNeedle },
  {
    to: paths.welfareRegister,
    label: 'We’re an organisation',
    hint: 'A vet practice, rescue, council or police force that takes animals in',
    Icon: IconBuildingCommunity,
  },
  {
    to: paths.studentRegister(),
    label: 'I want to learn to implant',
    hint: 'Take an exam and a practical, and get your certificate',
    Icon: IconCertificate,
  },
  { to: paths.registerTrainer, label: 'I teach implanting', hint: 'Assess and certify your students', Icon: IconSchool },
]
