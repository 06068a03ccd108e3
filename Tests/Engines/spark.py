"""Runs broadsheet_jobs.py through the environment's own spark-submit, and finds the processes that it starts.

Three things that cost others an hour: spark-submit of a Python environment needs SPARK_HOME, or else that environment's
python3 first in PATH; PYSPARK_PYTHON names the Python of the executors; without a user interface no port has to be free.
"""
import os
import signal
import subprocess
import sys
import time

import pyspark

from material import ROOT

HOME = os.path.dirname(pyspark.__file__)
JOBS = os.path.join(ROOT, "share", "broadsheet", "spark", "broadsheet_jobs.py")
LOCAL, RETRYING, CLUSTER = "local[2]", "local[2,4]", "local-cluster[2,1,1024]"
# A JVM that compiles little starts sooner, and the tests are short.
CONFIGURATION = """
spark.ui.enabled false
spark.driver.memory 1g
spark.driver.host 127.0.0.1
spark.driver.bindAddress 127.0.0.1
spark.sql.shuffle.partitions 4
spark.driver.extraJavaOptions -XX:TieredStopAtLevel=1 -XX:+UseSerialGC
spark.executor.extraJavaOptions -XX:TieredStopAtLevel=1 -XX:+UseSerialGC
"""
LOG = """
rootLogger.level = error
rootLogger.appenderRef.stderr.ref = stderr
appender.stderr.type = Console
appender.stderr.name = stderr
appender.stderr.target = SYSTEM_ERR
appender.stderr.layout.type = PatternLayout
appender.stderr.layout.pattern = %c{1}: %m%n
"""
LONGEST = 180


class Spark:
    def __init__(self, folder):
        self.folder = folder
        conf = os.path.join(folder, "conf")
        os.makedirs(conf)
        for name, text in (("spark-defaults.conf", CONFIGURATION), ("log4j2.properties", LOG)):
            with open(os.path.join(conf, name), "w", encoding="utf-8") as file:
                file.write(text)
        self.environment = {
            **os.environ, "SPARK_HOME": HOME, "PYSPARK_PYTHON": sys.executable, "SPARK_CONF_DIR": conf,
            "SPARK_LOCAL_IP": "127.0.0.1", "SPARK_LOCAL_DIRS": os.path.join(folder, "local"),
            "SPARK_WORKER_DIR": os.path.join(folder, "work"), "PYTHONDONTWRITEBYTECODE": "1"}

    def start(self, job, *arguments, master=LOCAL, options=()):
        command = [os.path.join(HOME, "bin", "spark-submit"), "--master", master, *options, JOBS, job, *map(str, arguments)]
        log = open(os.path.join(self.folder, "log"), "w+", encoding="utf-8")
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=self.environment, cwd=self.folder,
            start_new_session=True)
        process.log = log
        return process

    def finish(self, process, longest=LONGEST):
        """The exit status and the messages."""
        try:
            process.wait(longest)
        except subprocess.TimeoutExpired:
            self.kill(process)
        process.log.seek(0)
        said = process.log.read()
        process.log.close()
        return process.returncode, said

    def run(self, job, *arguments, **how):
        return self.finish(self.start(job, *arguments, **how))

    def kill(self, process):
        """Ends the driver as a failing machine would."""
        for pid in [process.pid, *descendants(process.pid)]:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        process.wait()


def parents():
    found = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat", encoding="utf-8", errors="replace") as file:
                found[int(name)] = int(file.read().rsplit(")", 1)[1].split()[1])
        except OSError:
            pass
    return found


def descendants(pid):
    tree, found = parents(), [pid]
    for parent in found:
        found += [child for child, of in tree.items() if of == parent]
    return found[1:]


def command_line(pid):
    try:
        with open(f"/proc/{pid}/cmdline", "rb") as file:
            return file.read().replace(b"\0", b" ").decode("utf-8", "replace")
    except OSError:
        return ""


def running(word):
    """Processes whose command line has the word."""
    return [pid for pid in parents() if pid != os.getpid() and word in command_line(pid)]


def ancestor(pid, word):
    """The nearest ancestor whose command line has the word."""
    tree = parents()
    while pid in tree and word not in command_line(pid):
        pid = tree[pid]
    return pid if pid in tree else None


def wait_for(what, longest=90):
    """The first true result of `what`."""
    end = time.monotonic() + longest
    while time.monotonic() < end:
        found = what()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError(f"waited {longest} s in vain")
