import { Component, type ReactNode } from 'react'

interface MapErrorsProps {
  fallback: ReactNode
  children: ReactNode
}

/** A map that can’t be drawn, or whose code doesn’t come, takes nothing else of its page with it. */
export class MapErrors extends Component<MapErrorsProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
