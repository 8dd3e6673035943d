import { describe, expect, it } from 'vitest'
import { withConstantStyles } from '../../src/build/bundle/styles.ts'
import { byComponent } from '../../src/build/html/classes.ts'

/** A module as the compiler leaves it: a shared part, a component, and one that follows from a prop. */
const module = [
  'import { css, styled } from "styled-components"',
  'const shared = css`margin:0;`',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source
  'const Plain = styled.p.withConfig({ componentId: "sc-a-0" })`color:red;${shared}`',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source
  'const Wide = styled(Plain).withConfig({ componentId: "sc-a-1" })`width:${({ $share }) => $share};`',
].join('\n')

describe('a module with styles', () => {
  it('has none for the browser, but what follows from props', () => {
    const code = withConstantStyles(module, 'client')
    expect(code).toContain('const shared = css``')
    expect(code).toContain('styled.p.withConfig({ componentId: "sc-a-0" })``')
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source
    expect(code).toContain('`${({ $share }) => $share}`')
    expect(code).not.toMatch(/color|margin|width/)
  })

  it('has the same style for every element on the server, with what follows from props in a variable', () => {
    const code = withConstantStyles(module, 'ssr')
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source
    expect(code).toContain("`width:${'var(--sc-a-1-0)'};`")
    expect(code).toContain(
      ".attrs((props) => ({ style: { '--sc-a-1-0': (({ $share }) => $share)(props) } }))`width",
    )
    expect(code.match(/= __keep\(styled/g)).toHaveLength(2)
    expect(code).toContain('css`margin:0;`')
  })

  it('is refused where a shared part follows from props, which the browser could not know', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source
    const code = 'const shared = css`margin:${(props) => props.space};`'
    expect(() => withConstantStyles(code, 'client')).toThrow('Only a component’s own style')
  })
})

describe('what follows from props', () => {
  const moduleOf = (style: string) => `const A = styled.p.withConfig({ componentId: "sc-a-0" })\`${style}\``

  it.each([
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source
    ['a property', 'margin:0;${(props) => props.name}:1px;'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source
    ['a selector', 'a:hover{color:red;} ${() => Other}{color:red;}'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source
    ['a whole rule', '${() => "color:red"}'],
  ])('is refused as %s', (_, style) => {
    expect(() => withConstantStyles(moduleOf(style), 'ssr')).toThrow('Only the value of a property')
  })

  it.each([
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source
    ['a value', 'margin:${(props) => props.a};'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source
    ['a part of one', 'a:hover{margin:calc(1px * ${(props) => props.a}) ${(props) => props.b}}'],
  ])('may be %s', (_, style) => {
    expect(withConstantStyles(moduleOf(style), 'ssr')).toContain("'var(--sc-a-0-0)'")
  })
})

describe('a rendered page', () => {
  const style = [
    '<style data-styled="true" data-styled-version="6">.xYz{color:red;}.xYz > p:hover{color:blue;}/*!sc*/',
    '.sc-a-0 .wQ{margin:0.5px;}/*!sc*/',
    'data-styled.g1[id="sc-a-0"]{content:"xYz,"}/*!sc*/',
    'data-styled.g2[id="sc-a-1"]{content:"wQ,"}/*!sc*/',
    '</style>',
  ].join('\n')
  const html = '<p class="sc-a-0 xYz mine">class="sc-a-0 xYz"</p><i class="sc-a-0 sc-a-1 xYz wQ"></i>'
  const page = byComponent({ html, style })

  it('names classes by their component, in the style as in the elements', () => {
    expect(page.style).toContain('.sc-a-0{color:red;}.sc-a-0 > p:hover{color:blue;}')
    expect(page.style).toContain('.sc-a-0 .sc-a-1{margin:0.5px;}')
    expect(page.html).toContain('<p class="sc-a-0 mine">')
    expect(page.html).toContain('<i class="sc-a-0 sc-a-1">')
  })

  it('has nothing left for styled-components to find', () => {
    expect(page.style).toMatch(/^<style>\./)
    expect(page.style).not.toContain('data-styled')
    expect(page.style).not.toContain('!sc')
  })
})
