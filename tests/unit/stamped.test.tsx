import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import { styled } from '../../src/theme/stamped.ts'

const Base = styled.p.attrs({ 'aria-hidden': true }).withConfig({ componentId: 'base' })``
const Other = ({ className }: { className?: string }) => <i className={className}>other</i>

describe('a component whose style is in the document', () => {
  it('is its element with its class, and with one that it is given', () => {
    const Plain = styled.a.withConfig({ componentId: 'plain' })``
    const ref = createRef<HTMLAnchorElement>()
    render(
      <Plain href="#a" className="mine" ref={ref}>
        plain
      </Plain>,
    )
    const plain = screen.getByRole('link', { name: 'plain' })
    expect(plain).toHaveAttribute('class', 'plain mine')
    expect(ref.current).toBe(plain)
  })

  it('has the classes and attributes of what it extends', () => {
    const More = styled(Base).withConfig({ componentId: 'more' })``
    render(<More>more</More>)
    expect(screen.getByText('more').outerHTML).toBe('<p aria-hidden="true" class="base more">more</p>')
  })

  it('gives its class to any other component', () => {
    const Given = styled(Other).withConfig({ componentId: 'given' })``
    render(<Given />)
    expect(screen.getByText('other')).toHaveAttribute('class', 'given')
  })

  it('turns what follows from props into variables, and keeps those props from the element', () => {
    const Wide = styled.p.withConfig({
      componentId: 'wide',
    })`${({ $share }: Record<string, unknown>) => String($share)}`
    render(
      <Wide $share={2} style={{ margin: 0 }}>
        wide
      </Wide>,
    )
    expect(screen.getByText('wide').outerHTML).toBe(
      '<p class="wide" style="margin: 0px; --wide-0: 2;">wide</p>',
    )
  })

  it('can be another element', () => {
    render(<Base as="b">bold</Base>)
    expect(screen.getByText('bold').tagName).toBe('B')
  })
})
