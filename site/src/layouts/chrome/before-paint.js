{
  const root = document.documentElement
  root.classList.add('has-scripts')
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    if (localStorage.getItem('cyberluach.samples') === 'hidden') root.dataset.samples = 'hidden'
    if (localStorage.getItem('cyberluach.luach') === 'hidden') root.dataset.luach = 'hidden'
  } catch {
    // Storage may be forbidden: what the visitor has chosen is then not known.
  }
}
