{
  const root = document.documentElement
  root.classList.add('has-scripts')
  // What the visitor has hidden, here or in another tab, also where the page was kept and is gone back to.
  const hide = () => {
    try {
      for (const name of ['samples', 'luach']) {
        if (localStorage.getItem(`cyberluach.${name}`) === 'hidden') root.dataset[name] = 'hidden'
        else delete root.dataset[name]
      }
    } catch {
      // Storage may be forbidden: what the visitor has chosen is then not known.
    }
  }
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  } catch {
    // As above.
  }
  hide()
  addEventListener('storage', hide)
  addEventListener('pageshow', ({ persisted }) => persisted && hide())
}
