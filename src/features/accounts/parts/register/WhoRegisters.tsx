import { IconBuildingCommunity, IconHeart, IconNeedle, IconPaw } from '@tabler/icons-react'
import { NavLink } from 'react-router'
import { paths } from '#src/paths.ts'
import classes from './WhoRegisters.module.css'

/** The ways to register, by who somebody is. */
export function WhoRegisters() {
  return (
    <nav aria-label="Who’s registering?">
      <ul className={classes.list}>
        {ways.map(({ to, label, hint, Icon }) => (
          <li key={to}>
            <NavLink className={classes.way ?? ''} to={to} end>
              <Icon className={classes.icon} size={22} aria-hidden="true" />
              <span>
                {label}
                <span className={classes.hint}>{hint}</span>
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const ways = [
  { to: paths.register, label: 'I have a pet', hint: 'Register it, so we can reach you', Icon: IconHeart },
  { to: paths.registerBreeder, label: 'I’m a breeder', hint: 'Register whole litters', Icon: IconPaw },
  { to: paths.registerImplanter, label: 'I implant chips', hint: 'A vet, vet nurse or trained implanter', Icon: IconNeedle },
  {
    to: paths.welfareRegister,
    label: 'We’re an organisation',
    hint: 'A vet practice, rescue, council or police force that takes animals in',
    Icon: IconBuildingCommunity,
  },
]
