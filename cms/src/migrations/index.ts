import * as migration_20261120_234353_initial from './20261120_234353_initial';
import * as migration_20261120_234505_figures_and_keys from './20261120_234505_figures_and_keys';
import * as migration_20261121_010000_public_forms_and_figures from './20261121_010000_public_forms_and_figures';

export const migrations = [
  {
    up: migration_20261120_234353_initial.up,
    down: migration_20261120_234353_initial.down,
    name: '20261120_234353_initial',
  },
  {
    up: migration_20261120_234505_figures_and_keys.up,
    down: migration_20261120_234505_figures_and_keys.down,
    name: '20261120_234505_figures_and_keys'
  },
  {
    up: migration_20261121_010000_public_forms_and_figures.up,
    down: migration_20261121_010000_public_forms_and_figures.down,
    name: '20261121_010000_public_forms_and_figures'
  },
];
