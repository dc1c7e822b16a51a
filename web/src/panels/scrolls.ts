/** Follow whether something scrolls, as its size and its panels change; what comes back ends it. */
export function followScrolling(node: HTMLElement, tell: (scrolls: boolean) => void): () => void {
  const sizes = new ResizeObserver(() =>
    tell(node.scrollHeight > node.clientHeight && getComputedStyle(node).overflowY === 'auto'),
  )
  const observe = () => {
    for (const one of [node, ...node.querySelectorAll('.panel')]) sizes.observe(one)
  }
  const contents = new MutationObserver(observe)
  contents.observe(node, { childList: true, subtree: true })
  observe()
  return () => {
    sizes.disconnect()
    contents.disconnect()
  }
}
