import { describeProxy } from './describe-proxy.ts';
import { areInstalled, startCaddy } from './start-proxies.ts';

describeProxy('Caddy', areInstalled('caddy'), startCaddy);
