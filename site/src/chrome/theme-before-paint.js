{
  const root = document.documentElement
  root.classList.add('has-scripts')
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  } catch {
    // Storage may be forbidden: the system's theme then stays.
  }
}
